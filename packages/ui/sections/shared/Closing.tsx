import type { Closing as ClosingValue } from '@elos/content'
import type { ReactNode } from 'react'
import { QuoteActions } from '../../primitives/ContactButtons.tsx'
import type { Place } from '../../primitives/linkHref.ts'
import { RichText } from '../../primitives/RichText.tsx'
import { Rings } from '../../primitives/Rings.tsx'
import { styled } from '../../theme/styled.ts'
import { theme } from '../../theme/theme.ts'

const Root = styled('section', 'Closing')`
  position: relative;
  overflow: hidden;
  > .rings {
    position: absolute;
    right: -6%;
    top: 50%;
    width: min(46%, 620px);
    translate: 0 -50%;
    color: ${theme.pineDeep};
  }
  > :is(div, details) {
    position: relative;
    max-width: min(42rem, 58%);
  }
  &[data-split] {
    display: grid;
    grid-template-columns: minmax(0, 1.5fr) minmax(0, 1fr);
    gap: 32px 72px;
    align-items: center;
    > :is(div, details) {
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
    &[data-split] {
      grid-template-columns: 100%;
    }
    > .rings {
      position: static;
      width: 96px;
      margin-bottom: 20px;
      translate: none;
    }
    > :is(div, details) {
      max-width: none;
    }
  }
`

interface ClosingProps {
  closing: ClosingValue
  chatMessage: string
  place: Place
  /** A card beside it, with the button that leads to the form. */
  children?: ReactNode
}

/** The closing call of a page: heading, text and buttons, and the page's quote block if it has one. */
export function Closing({ closing, chatMessage, place, children }: ClosingProps) {
  const { title, text, label } = closing
  const isSplit = children !== undefined
  return (
    <Root className="band pine" data-split={isSplit || undefined}>
      {!isSplit && <Rings />}
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
