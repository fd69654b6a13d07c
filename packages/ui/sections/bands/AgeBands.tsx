import type { Claim } from '@elos/content'
import { AGE_BANDS, type AgeBand, bandLabel, bandOfAge } from '@elos/leads/quote/bands'
import { styled } from '../../theme/styled.ts'
import { theme } from '../../theme/theme.ts'

/** How many times the first band the last is drawn. */
const DRAWN_LIMIT = 6

/** `--times`: the size of each band, in times the first. The bands between the first and the last grow evenly. */
const SIZES = AGE_BANDS.map((_, index) => {
  const times = 1 + ((DRAWN_LIMIT - 1) * index) / (AGE_BANDS.length - 1)
  return `> :nth-child(${index + 1}){--times:${times.toFixed(2)}}`
}).join('')

const Root = styled('ul', 'AgeBands')`
  ${SIZES}
  display: grid;
  gap: 8px;
  font: 600 ${theme.small} / 1.2 ${theme.body};
  > li {
    display: grid;
    grid-template-columns: min(5.6em, 34vw) minmax(0, 1fr);
    align-items: center;
    gap: 8px;
  }
  .arch {
    display: grid;
    align-items: center;
    width: calc(var(--times) / ${String(DRAWN_LIMIT)} * 100%);
    min-height: 30px;
    border: 2px dashed var(--soft);
    border-radius: 0 99px 99px 0;
  }
  > :first-child > .arch {
    border-style: solid;
    background: ${theme.mint};
    > b {
      margin-left: calc(100% + 4px);
      padding-inline: 6px;
      background: ${theme.pineDeep};
      white-space: nowrap;
    }
  }
  > :last-child > .arch {
    justify-items: end;
    padding-inline: 8px 14px;
    border: 2px solid ${theme.sun};
    background: ${theme.sun};
    color: ${theme.ink};
  }
  .ring {
    display: block;
    width: max-content;
    margin-top: 6px;
    padding: 2px 8px;
    border: 4px solid ${theme.coral};
    border-radius: 99px;
    background: ${theme.paper};
    color: ${theme.ink};
    &:empty {
      display: none;
    }
  }
  @media (min-width: 62em) {
    grid-template-columns: repeat(10, minmax(0, 1fr));
    align-items: end;
    text-align: center;
    > li {
      grid-template-columns: 100%;
      > :first-child {
        order: 1;
      }
    }
    /* Bands without an age keep the room of a ring, so that all stand on one line. */
    .ring,
    .ring:empty {
      display: block;
      margin-inline: auto;
    }
    .ring:empty {
      visibility: hidden;
      &::before {
        content: "0";
      }
    }
    .arch {
      width: auto;
      height: calc(var(--times) * clamp(52px, 4.6vw, 72px));
      border-radius: 99px 99px 0 0;
    }
    > :first-child > .arch {
      color: ${theme.ink};
      > b {
        margin: 0;
        background: none;
      }
    }
    > :last-child > .arch {
      place-items: start center;
      padding: 32px 2px 0;
    }
  }
`

/** The words in the first band; those in the last are its limit. */
const FIRST = '1 vez'

/** The ages of a band as its ring says them: one or two, or the span of more. */
function agesIn(band: AgeBand, ages: readonly number[]): string {
  const here = [...new Set(ages.filter((age) => bandOfAge(age) === band))]
  return here.length > 2 ? `${Math.min(...here)} a ${Math.max(...here)}` : here.join(', ')
}

/** Whether there is a drawing for a limit: of the one that the norm sets. */
export const isDrawn = (limit: Claim | undefined): boolean => limit?.amount === DRAWN_LIMIT

/**
 * The ten age bands of a monthly price between the first and the limit of the last; nothing without the limit that is drawn.
 * The eight between are dashed, since no table says them. Ages have rings at their bands. Screen readers skip it: the
 * heading, the rules and the answer say the same.
 */
export function AgeBands({ limit, ages }: { limit?: Claim; ages?: readonly number[] }) {
  if (!limit || !isDrawn(limit)) return null
  const inside: Partial<Record<AgeBand, string>> = {
    '00a18': FIRST,
    '59oumais': limit.text,
  }
  return (
    <Root aria-hidden="true">
      {AGE_BANDS.map((band) => (
        <li key={band}>
          <span>
            {bandLabel(band)}
            {ages && <b className="ring">{agesIn(band, ages)}</b>}
          </span>
          <span className="arch">{inside[band] && <b>{inside[band]}</b>}</span>
        </li>
      ))}
    </Root>
  )
}
