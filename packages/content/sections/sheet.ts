import type { Stat } from '../parts/claim/type.ts'
import { countStates, sheetRows } from '../parts/fact/rows.ts'
import { FACT_STATES, type Fact, type FactRow } from '../parts/fact/type.ts'

/** What a carrier answers, row by row, or how it stands in the regulator's register. No free page has it. */
export interface Sheet {
  look: 'answers' | 'record'
  heading: { title: string }
  rows: FactRow[]
  /** How many rows have each state. */
  counts: ReturnType<typeof countStates>
  /** The carrier's number in the register, of a record; absent while it is not known. */
  registration?: string
}

const sheet = (fields: Omit<Sheet, 'counts'>): Sheet => ({
  ...fields,
  counts: countStates(fields.rows),
})

const NUMBERS = new Intl.NumberFormat('pt-BR')

/** Makes the sheet of a carrier's answers and figures. A figure that an answer states has no row of its own. */
export function answersSheet(
  name: string,
  facts: readonly Fact[],
  highlights: readonly Stat[],
): Sheet {
  const stated = facts.map(({ claim }) => claim?.id)
  const rows = sheetRows({
    facts,
    highlights: highlights.filter(({ claim }) => !stated.includes(claim.id)),
  })
  const title = `${name} em ${NUMBERS.format(rows.length)} respostas`
  return sheet({ look: 'answers', heading: { title }, rows })
}

/** Makes the sheet of a carrier in the register of the ANS. */
export const recordSheet = (name: string, registration: string | undefined): Sheet =>
  sheet({
    look: 'record',
    heading: { title: `${name} perante a ANS` },
    registration,
    rows: [
      {
        id: 'registro',
        name: 'Registro da operadora',
        isOld: false,
        ...(registration
          ? { state: 'sim', stateText: FACT_STATES.sim, words: 'Confira no site da ANS.' }
          : {
              state: 'confirmar',
              stateText: FACT_STATES.confirmar,
              words: 'Seis dígitos, no site da ANS.',
            }),
      },
      {
        id: 'produto',
        name: 'Registro do produto',
        isOld: false,
        state: 'depende',
        stateText: FACT_STATES.depende,
        words:
          'Está na proposta. Dentro de uma mesma linha podem existir vários produtos: compare os números, e não só o nome.',
      },
      {
        id: 'reclamacoes',
        name: 'Índice de reclamações',
        isOld: false,
        state: 'confirmar',
        stateText: FACT_STATES.confirmar,
        words: 'Publicado pela ANS, com mês e ano.',
      },
    ],
  })
