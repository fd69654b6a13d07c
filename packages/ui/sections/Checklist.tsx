import { keyed } from '../primitives/keyed.ts'
import { SectionHead } from '../primitives/SectionHead.tsx'
import { styled } from '../theme/styled.ts'
import { theme } from '../theme/theme.ts'
import { bandOf, type SectionProps } from './props.ts'

const Root = styled('section', 'Checklist')`
  .pairs > li {
    border-top: 1px solid var(--rule);
  }
  .pairs > li > label {
    display: flex;
    gap: 16px;
    padding-block: 10px;
    font-size: ${theme.small};
    line-height: 1.4;
    > input {
      flex: none;
      appearance: none;
      width: 26px;
      height: 26px;
      border: 4px solid ${theme.ink};
      border-radius: 50%;
    }
    /* A ring with a dot in it. */
    > :checked {
      border: 13px double;
    }
  }
`

/** A list to take along, with rings to tick, on the screen or on paper. Nothing stores or sends what is ticked. */
export function Checklist({ content, ...band }: SectionProps<'checklist'>) {
  return (
    <Root {...bandOf(band)}>
      <SectionHead heading={content.heading} />
      <ul className="pairs">
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
