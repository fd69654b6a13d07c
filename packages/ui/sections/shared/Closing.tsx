import type { Closing as ClosingValue } from '@elos/content'
import type { ReactNode } from 'react'
import { QuoteActions } from '../../primitives/ContactButtons.tsx'
import type { Place } from '../../primitives/linkHref.ts'
import { RichText } from '../../primitives/RichText.tsx'
import { Rings } from '../../primitives/Rings.tsx'
import { styled } from '../../theme/styled.ts'
import { theme } from '../../theme/theme.ts'

// The end of the page cuts the rings, which are as large as the window lets them be.
const Root = styled('section', 'Closing')`
  position: relative;
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr));
  gap: 32px 80px;
  align-items: start;
  padding-bottom: clamp(120px, 14vw, 220px);
  overflow: clip;
  > .rings {
    position: absolute;
    right: -1%;
    bottom: 0;
    width: clamp(320px, 60%, 900px);
    translate: 0 66%;
    color: ${theme.pine};
  }
  /* Large text needs the room of the rings. */
  @media (min-width: 24em) and (max-width: 56.25em) {
    padding-bottom: ${theme.section};
    > .rings {
      display: none;
    }
  }
  > div {
    position: relative;
  }
  > div:first-of-type {
    max-width: 46rem;
  }
  @media (min-width: 56.26em) {
    &[data-split] {
      padding-bottom: ${theme.section};
      > .rings {
        right: 59%;
        width: min(48%, 640px);
        translate: 0 70%;
      }
    }
  }
`

interface ClosingProps {
  closing: ClosingValue
  chatMessage: string
  place: Place
  /** A card beside it, with the form or the button that leads to it. */
  children?: ReactNode
}

/** The closing call of a page: heading, text and buttons, and the page's card for a quote if it has one. */
export function Closing({ closing, chatMessage, place, children }: ClosingProps) {
  const { title, text, label } = closing
  const isSplit = Boolean(children)
  return (
    <Root className="band deep" data-split={isSplit || undefined}>
      <Rings />
      <div>
        <h2>{title}</h2>
        <div className="lead">
          <RichText value={text} />
        </div>
        <QuoteActions label={label} message={chatMessage} place={place} formElsewhere={isSplit} />
      </div>
      {children}
    </Root>
  )
}
