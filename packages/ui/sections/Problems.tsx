import { Icon } from '../primitives/Icon.tsx'
import { keyed } from '../primitives/keyed.ts'
import { RichText } from '../primitives/RichText.tsx'
import { SectionHead } from '../primitives/SectionHead.tsx'
import { styled } from '../theme/styled.ts'
import { theme } from '../theme/theme.ts'
import { bandOf, type SectionProps } from './props.ts'

const Root = styled('section', 'Problems')`
  > ul > li {
    display: flex;
    flex-wrap: wrap;
    border-top: 1px solid ${theme.line};
  }
  .problem,
  .solution {
    display: flex;
    flex: 1 1 15rem;
    gap: 16px;
    padding: clamp(14px, 3vw, 28px) 24px clamp(14px, 3vw, 28px) 0;
    color: ${theme.inkSoft};
    > .icon {
      color: ${theme.coralStrong};
    }
  }
  .solution {
    flex: 1.3 1 19.5rem;
    padding-left: 24px;
    background: ${theme.mint};
    color: ${theme.ink};
    > .icon {
      color: ${theme.pine};
    }
  }
`

/** Problems that brokers' clients have, each beside its solution. */
export function Problems({ content, ...band }: SectionProps<'problems'>) {
  return (
    <Root {...bandOf(band)}>
      <span id="especialistas-solucoes" />
      <SectionHead heading={content.heading} />
      <ul>
        {keyed(content.items).map(({ key, item: { problem, solution } }) => (
          <li key={key}>
            <p className="problem">
              <Icon name="x-circle" />
              <span>
                <span className="hidden">Problema: </span>
                {problem}
              </span>
            </p>
            <div className="solution">
              <Icon name="check-circle" />
              <div>
                <span className="hidden">Solução: </span>
                <RichText value={solution} />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </Root>
  )
}
