import { keyed } from '../../primitives/keyed.ts'
import { punctuated } from '../../primitives/punctuated.ts'
import { RichText } from '../../primitives/RichText.tsx'
import { SectionHead } from '../../primitives/SectionHead.tsx'
import { styled } from '../../theme/styled.ts'
import { theme } from '../../theme/theme.ts'
import { bandOf, type SectionProps } from '../props.ts'

const Root = styled('section', 'NumberedSteps')`
  .ringed > li {
    font-size: ${theme.small};
    > div {
      padding-top: 12px;
    }
    &:last-child {
      padding-bottom: 0;
    }
  }
  /* The title begins the sentence that its text goes on with. */
  .ringed > li > div > * {
    display: inline;
  }
  .ringed > li > div > h3 {
    font: 650 1em ${theme.body};
  }
  @media (min-width: 56.26em) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr);
    column-gap: 56px;
  }
`

/** What to do, in numbered rings on a line. */
export function NumberedSteps({ content, ...band }: SectionProps<'steps'>) {
  return (
    <Root {...bandOf(band)}>
      <SectionHead heading={content.heading} />
      <ol className="ringed path">
        {keyed(content.items).map(({ key, item: { title, text } }, index) => (
          <li key={key}>
            <b className="dot" aria-hidden="true">
              {index + 1}
            </b>
            <div>
              <h3>{text.length > 0 ? `${punctuated(title, ':')} ` : title}</h3>
              <RichText value={text} />
            </div>
          </li>
        ))}
      </ol>
    </Root>
  )
}
