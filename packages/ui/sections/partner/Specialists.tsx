import type { Partner } from '@elos/content'
import { Icon } from '../../primitives/Icon.tsx'
import { keyed } from '../../primitives/keyed.ts'
import { RichText } from '../../primitives/RichText.tsx'
import { SectionHead } from '../../primitives/SectionHead.tsx'
import { styled } from '../../theme/styled.ts'
import { theme } from '../../theme/theme.ts'

const Root = styled('section', 'PartnerSpecialists')`
  > ul {
    overflow: hidden;
    border-radius: ${theme.radiusLarge};
  }
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
export function PartnerSpecialists({ specialists }: { specialists: Partner['specialists'] }) {
  return (
    <Root className="band paper" id="especialistas-portabilidade">
      <span id="especialistas-solucoes" />
      <SectionHead heading={specialists} />
      <ul>
        {keyed(specialists.pairs).map(({ key, item: { problem, solution } }) => (
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
