import type { Partner } from '@elos/content'
import { Icon } from '../../primitives/Icon.tsx'
import { keyed } from '../../primitives/keyed.ts'
import { RichText } from '../../primitives/RichText.tsx'
import { SectionHead } from '../../primitives/SectionHead.tsx'
import { styled } from '../../theme/styled.ts'
import { theme } from '../../theme/theme.ts'

const Root = styled('section', 'PartnerSpecialists')`
  > ul > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.3fr);
    border-top: 1px solid ${theme.line};
  }
  > ul > li > * {
    display: flex;
    gap: 16px;
    padding: 28px 32px 28px 0;
  }
  .icon {
    margin-top: 1px;
  }
  .problem {
    color: ${theme.inkSoft};
    .icon {
      color: ${theme.coralStrong};
    }
  }
  > ul > li > .solution {
    padding-left: 32px;
    background: ${theme.mint};
    .icon {
      color: ${theme.pine};
    }
  }
  @media (max-width: 48em) {
    > ul > li {
      grid-template-columns: 1fr;
      padding-bottom: 20px;
      border: 0;
    }
    > ul > li > * {
      padding: 16px 0;
    }
    > ul > li > .solution {
      padding: 20px;
      border-radius: ${theme.radius};
    }
  }
  @media (min-width: 48.0625em) {
    > ul > li:first-of-type > .solution {
      border-radius: ${theme.radiusLarge} ${theme.radiusLarge} 0 0;
    }
    > ul > li:last-of-type > .solution {
      border-radius: 0 0 ${theme.radiusLarge} ${theme.radiusLarge};
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
