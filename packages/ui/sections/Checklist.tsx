import { keyed } from '../primitives/keyed.ts'
import { SectionHead } from '../primitives/SectionHead.tsx'
import { styled } from '../theme/styled.ts'
import { theme } from '../theme/theme.ts'
import { bandOf, type SectionProps } from './props.ts'

const Root = styled('section', 'Checklist')`
  > ul > li {
    border-top: 1px solid rgb(19 38 31 / 0.4);
  }
  > ul > li > label {
    display: flex;
    gap: 16px;
    padding-block: 10px;
    font-size: ${theme.small};
    line-height: 1.4;
    cursor: pointer;
  }
  > ul > li > label > input {
    flex: none;
    appearance: none;
    width: 26px;
    height: 26px;
    margin: 0;
    border: 4px solid ${theme.ink};
    border-radius: 50%;
    cursor: inherit;
    &:checked {
      background: radial-gradient(${theme.ink} 45%, transparent 50%);
    }
  }
  @media (min-width: 56.25em) {
    > ul {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      column-gap: 48px;
    }
    > ul > li:last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
  @media (forced-colors: active) {
    > ul > li > label > input {
      appearance: auto;
    }
  }
`

/** A list to take along, with rings to tick, on the screen or on paper. Nothing stores or sends what is ticked. */
export function Checklist({ content, ...band }: SectionProps<'checklist'>) {
  return (
    <Root {...bandOf(band)}>
      <SectionHead heading={content.heading} />
      <ul>
        {keyed(content.items).map(({ key, item }) => (
          <li key={key}>
            <label>
              <input type="checkbox" />
              {item}
            </label>
          </li>
        ))}
      </ul>
    </Root>
  )
}
