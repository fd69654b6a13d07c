import type { Carrier } from '@elos/content'
import { keyed } from '../../primitives/keyed.ts'
import { section } from '../../primitives/section.ts'
import { theme } from '../../theme/theme.ts'
import { registrationWords } from '../../words/registrations.ts'

const Root = section('CarrierLines')`
  > h2 {
    margin-bottom: 32px;
  }
  > dl {
    border-top: 2px solid ${theme.pine};
  }
  > dl > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    gap: 4px 64px;
    padding-block: 24px;
    border-bottom: 1px solid ${theme.line};
  }
  > dl > div > dt {
    font: 600 1.3rem / 1.25 ${theme.heading};
  }
  > dl > div > dd {
    max-width: 62ch;
    color: ${theme.inkSoft};
  }
  > small {
    display: block;
    margin-top: 20px;
    color: ${theme.inkSoft};
  }
  @media (max-width: 48em) {
    > dl > div {
      grid-template-columns: 1fr;
    }
  }
`

/** The lines a carrier sells, and its registration with the regulator. */
export function CarrierLines({ carrier: { name, lines, ansRegistration } }: { carrier: Carrier }) {
  return (
    <Root className="band" noted={null}>
      {lines.length > 0 && (
        <>
          <h2>Linhas de planos {name}</h2>
          <dl>
            {keyed(lines).map(({ key, item: line }) => (
              <div key={key}>
                <dt>{line.name}</dt>
                <dd>{line.description}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <small>{registrationWords.ans(ansRegistration)}</small>
    </Root>
  )
}
