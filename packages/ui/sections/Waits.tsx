import type { ContentOf } from '@elos/content'
import { SCALE_MONTHS } from '@elos/content/sections/waits'
import { FacedHead } from '../primitives/FacedHead.tsx'
import { keyed } from '../primitives/keyed.ts'
import { NoteMark } from '../primitives/NoteMark.tsx'
import { styled } from '../theme/styled.ts'
import { theme } from '../theme/theme.ts'
import { palette } from '../theme/tokens.ts'
import { bandOf, type SectionProps } from './props.ts'

// A bar reaches its radius, 18 px, beyond both ends of its scale, so that the ring at either end stands within it.
const Root = styled('section', 'Waits')`
  .what {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 16px;
    margin-bottom: 8px;
    > p {
      flex-basis: 100%;
    }
  }
  .scale {
    display: flex;
    justify-content: space-between;
    padding-bottom: 8px;
    font-size: ${theme.small};
    font-weight: 600;
  }
  .bar {
    height: 36px;
    padding-inline: 18px;
    overflow: hidden;
    border: 2px solid ${theme.line};
    border-radius: 99px;
    > svg {
      width: 100%;
      height: 100%;
      overflow: visible;
    }
  }
  > ul .bar {
    background: repeating-linear-gradient(
      90deg,
      transparent 0 calc(100% / 24 - 2px),
      ${theme.line} 0 calc(100% / 24)
    );
    background-origin: content-box;
  }
  .legend {
    display: flex;
    align-items: center;
    gap: 12px;
    margin-top: 20px;
    font-size: ${theme.small};
    > .bar {
      flex: 0 0 84px;
    }
  }
  @media screen and (max-width: 61.99em) {
    .scale > :nth-child(even) {
      display: none;
    }
  }
  @media (min-width: 62em) {
    .scale {
      margin-left: calc(34% + 32px);
    }
    > ul > li {
      display: grid;
      grid-template-columns: 34% minmax(0, 1fr);
      align-items: center;
      gap: 32px;
    }
    .what > * {
      flex-basis: 100%;
    }
    &:not(.mint) .term {
      color: ${theme.coralStrong};
    }
  }
`

/** The marks of the scale, in months. */
const MARKS = [0, 6, 12, 18, SCALE_MONTHS]

/** A bar that is filled from a month on, where a ring marks the beginning of the cover. Screen readers skip it. */
function Bar({ months }: { months: number }) {
  const at = (100 * Math.min(months, SCALE_MONTHS)) / SCALE_MONTHS
  return (
    <div className="bar">
      <svg aria-hidden="true">
        <rect fill={palette.pine} x={`${at}%`} width="200%" height="100%" />
        <circle
          cx={`${at}%`}
          cy="50%"
          r="11"
          fill={palette.paper}
          stroke={palette.coral}
          strokeWidth="7"
        />
      </svg>
    </div>
  )
}

function Wait(wait: ContentOf<'waits'>['items'][number]) {
  const { what, claim, months, explanation } = wait
  return (
    <li>
      <div className="what">
        <b>{what}</b>{' '}
        <b className="term">
          {claim.text}
          <NoteMark of={wait} />
        </b>
        {explanation && <p className="fine">{explanation}</p>}
      </div>
      {months !== undefined && <Bar months={months} />}
    </li>
  )
}

/** Waiting times, each as a bar on a true scale of 24 months. */
export function Waits({ content, face, ...band }: SectionProps<'waits'>) {
  return (
    <Root {...bandOf(band)}>
      <FacedHead heading={content.heading} face={face} />
      <p className="scale" aria-hidden="true">
        {MARKS.map((months) => (
          <span key={months}>{months === 0 ? 'Dia 0' : `${months} meses`}</span>
        ))}
      </p>
      <ul className="ruled">
        {keyed(content.items).map(({ key, item }) => (
          <Wait key={key} {...item} />
        ))}
      </ul>
      <div className="legend" aria-hidden="true">
        <Bar months={SCALE_MONTHS / 2} />A argola marca o dia em que a cobertura começa.
      </div>
    </Root>
  )
}
