import { keyed } from '../../primitives/keyed.ts'
import { RichText } from '../../primitives/RichText.tsx'
import { SectionHead } from '../../primitives/SectionHead.tsx'
import { styled } from '../../theme/styled.ts'
import { theme } from '../../theme/theme.ts'
import { bandOf, type SectionProps } from '../props.ts'

const Root = styled('section', 'NumberedSteps')`
  > ol > li {
    position: relative;
    min-height: 62px;
    padding: 10px 0 16px 62px;
    font-size: ${theme.small};
    line-height: 1.45;
    counter-increment: step;
    &::before {
      content: counter(step);
      position: absolute;
      inset: 0 auto auto 0;
      display: grid;
      place-content: center;
      width: 46px;
      height: 46px;
      border: 6px solid ${theme.pine};
      border-radius: 50%;
      background: ${theme.paper};
      font-weight: 650;
      color: ${theme.ink};
    }
    &:nth-child(even)::before {
      border-color: ${theme.coral};
    }
    /* The line to the next ring. */
    &:not(:last-child)::after {
      content: "";
      position: absolute;
      inset: 46px auto 0 21px;
      border-left: 4px solid ${theme.line};
    }
  }
  /* The title begins the sentence that its text goes on with. */
  > ol > li > :is(h3, p) {
    display: inline;
  }
  > ol > li > h3 {
    font: 650 1em ${theme.body};
  }
  @media (min-width: 56.25em) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.25fr);
    column-gap: 56px;
  }
`

/** What to do, in numbered rings on a line. */
export function NumberedSteps({ content, ...band }: SectionProps<'steps'>) {
  return (
    <Root {...bandOf(band)}>
      <SectionHead heading={content.heading} />
      <ol>
        {keyed(content.items).map(({ key, item: { title, text } }) => (
          <li key={key}>
            <h3>{text.length > 0 ? `${title}: ` : title}</h3>
            <RichText value={text} />
          </li>
        ))}
      </ol>
    </Root>
  )
}
