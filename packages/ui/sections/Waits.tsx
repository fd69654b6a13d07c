import type { ContentOf } from '@elos/content'
import { brazilianDay, dayInWords, monthsAfter } from '@elos/content/parts/time/day'
import { lastDayOf, monthInWords } from '@elos/content/parts/time/month'
import { endOfWait, monthsOnScale, SCALE_MONTHS } from '@elos/content/sections/waits'
import { AskForm } from '../forms/AskForm.tsx'
import { FacedHead } from '../primitives/FacedHead.tsx'
import { keyed } from '../primitives/keyed.ts'
import { NoteMark } from '../primitives/NoteMark.tsx'
import { styled } from '../theme/styled.ts'
import { theme } from '../theme/theme.ts'
import { palette } from '../theme/tokens.ts'
import { bandOf, type SectionProps } from './props.ts'

// A bar reaches its radius, 20 px with its border, beyond both ends of its scale, so that the ring at either end stands
// within it. The words of a mark are centred on it; those of the first and the last end with the bar.
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
  .counted {
    max-width: 46rem;
    margin-bottom: 24px;
  }
  .scale {
    display: flex;
    justify-content: space-between;
    padding: 0 20px 8px;
    font-size: ${theme.small};
    font-weight: 600;
    > span {
      position: relative;
      display: flex;
      justify-content: center;
      width: 0;
      white-space: nowrap;
    }
    > :first-child {
      left: -20px;
      justify-content: start;
    }
    > :last-child {
      right: -20px;
      justify-content: end;
    }
  }
  .bar {
    height: 36px;
    padding-inline: 18px;
    overflow: hidden;
    border: 2px solid var(--rule);
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
      var(--rule) 0 calc(100% / 24)
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

/** The words of a mark; its month, where the contract begins in one. */
function markWords(months: number, month: string | undefined): string {
  if (month) return brazilianDay(monthsAfter(`${month}-01`, months).slice(0, month.length))
  return months === 0 ? 'Dia 0' : `${months} meses`
}

const positionOf = (months: number) => `${(100 * Math.min(months, SCALE_MONTHS)) / SCALE_MONTHS}%`

/**
 * A bar that is filled from a month on, where a ring marks the beginning of the cover. A line marks the month of today.
 * Screen readers skip it.
 */
function Bar({ months, today }: { months: number; today?: number }) {
  const at = positionOf(months)
  return (
    <div className="bar">
      <svg aria-hidden="true">
        <rect fill={palette.pine} x={at} width="200%" height="100%" />
        {today !== undefined && (
          <rect
            fill={palette.sun}
            stroke={palette.ink}
            strokeWidth="2"
            x={positionOf(today)}
            width="7"
            height="100%"
          />
        )}
        <circle
          cx={at}
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

/** The month since which contracts follow the law of health plans (Lei 9.656/1998, art. 35). */
const FIRST_MONTH_OF_THE_LAW = '1999-01'

/** The sentence about the end of a wait. */
function endWords(end: string, today: string): string {
  const day = dayInWords(end)
  return end > today
    ? `A espera acaba em ${day}, no máximo.`
    : `A espera acabou em ${day}, ou antes.`
}

interface WaitProps {
  wait: ContentOf<'waits'>['items'][number]
  asked: SectionProps<'waits'>['asked']
  /** The place of today on the scale. */
  today: number | undefined
}

/** A wait, with the day of its end for a visitor who says when the contract begins. */
function Wait({ wait, asked, today }: WaitProps) {
  const { what, claim, months, explanation, term } = wait
  return (
    <li>
      <div className="what">
        <b>{what}</b>{' '}
        <b className="term">
          {claim.text}
          <NoteMark of={wait} />
        </b>
        {asked?.month && term && <p>{endWords(endOfWait(asked.month, term), asked.today)}</p>}
        {explanation && <p className="fine">{explanation}</p>}
      </div>
      {months !== undefined && <Bar months={months} today={today} />}
    </li>
  )
}

/** Waiting times, each as a bar on a true scale of 24 months. A visitor may ask for the days on which they end. */
export function Waits({ content, face, asked, place, ...band }: SectionProps<'waits'>) {
  const month = asked?.month
  const today = asked && month ? monthsOnScale(month, asked.today) : undefined
  const form = content.isDatable && (
    <AskForm
      kind="waits"
      id={band.id}
      place={place}
      asked={asked && { ...asked, value: month && brazilianDay(month) }}
    />
  )
  return (
    <Root {...bandOf(band)}>
      <FacedHead heading={content.heading} face={face} />
      {content.before && (
        <p className="counted">
          Antes dos prazos abaixo, <b>{content.before.claim.text}</b>
          <NoteMark of={content.before} />.
        </p>
      )}
      {!month && form}
      {month && (
        <p className="counted">
          Contamos do último dia de {monthInWords(month)}, {brazilianDay(lastDayOf(month))}: se o
          contrato começa antes, as datas vêm antes. A operadora pode dar prazos menores, por
          escrito.
          {month < FIRST_MONTH_OF_THE_LAW &&
            ' Um contrato de antes de 2/1/1999 que não foi adaptado segue as carências escritas nele (Lei 9.656/1998, art. 35).'}
        </p>
      )}
      <p className="scale" aria-hidden="true">
        {MARKS.map((months) => (
          <span key={months}>{markWords(months, month)}</span>
        ))}
      </p>
      <ul className="ruled">
        {keyed(content.items).map(({ key, item }) => (
          <Wait key={key} wait={item} asked={asked} today={today} />
        ))}
      </ul>
      <div className="legend" aria-hidden="true">
        <Bar months={SCALE_MONTHS / 2} />A argola marca o dia em que a cobertura começa.
        {today !== undefined && ' O traço é hoje.'}
      </div>
      {month && form}
    </Root>
  )
}
