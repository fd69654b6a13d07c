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
  overflow: clip;
  > .rings {
    position: absolute;
    right: -1%;
    bottom: 0;
    width: min(60%, 900px);
    translate: 0 52%;
    color: ${theme.pine};
  }
  &[data-split] > .rings {
    right: auto;
    left: -7%;
    width: min(48%, 640px);
    translate: 0 64%;
  }
  > div {
    position: relative;
    max-width: 40rem;
  }
  @media (min-width: 56.3125em) {
    padding-bottom: clamp(120px, 14vw, 220px);
    &[data-split] {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr);
      gap: 32px 80px;
      align-items: start;
      padding-bottom: ${theme.section};
    }
    > div {
      max-width: min(42rem, 52%);
    }
    &[data-split] > div {
      max-width: none;
    }
  }
  /* Where two buttons do not fit side by side, the lower one is as wide as the other. */
  @media (max-width: 76em) {
    &[data-split] .actions {
      display: grid;
      width: fit-content;
    }
  }
  @media (max-width: 56.25em) {
    padding-bottom: 120px;
    > .rings,
    &[data-split] > .rings {
      right: -12%;
      left: auto;
      width: min(92%, 480px);
      translate: 0 66%;
    }
    &[data-split] > div:not(:first-of-type) {
      max-width: none;
      margin-top: 32px;
    }
  }
  @media print {
    > .rings {
      display: none;
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
