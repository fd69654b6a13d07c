import type { Closing as ClosingValue } from '@elos/content'
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
  > div {
    position: relative;
    max-width: min(42rem, 58%);
  }
  .lead {
    margin-top: 16px;
  }
  @media (max-width: 56.25em) {
    > .rings {
      position: static;
      width: 96px;
      margin-bottom: 20px;
      translate: none;
    }
    > div {
      max-width: none;
    }
  }
`

interface ClosingProps {
  closing: ClosingValue
  chatMessage: string
  place: Place
}

/** The closing call of a page: heading, text and buttons. */
export function Closing({ closing: { title, text, label }, chatMessage, place }: ClosingProps) {
  return (
    <Root className="band pine">
      <Rings />
      <div>
        <h2>{title}</h2>
        <div className="lead">
          <RichText value={text} />
        </div>
        <QuoteActions label={label} message={chatMessage} place={place} />
      </div>
    </Root>
  )
}
