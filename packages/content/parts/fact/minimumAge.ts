import { sentence } from '../claim/note.ts'
import { NUMBER_WORDS } from './questions.ts'
import { FACT_STATES, type Fact } from './type.ts'

/**
 * The answers with the least age that a carrier without an answer about it states. Nothing proves it, so it is to be
 * confirmed.
 */
export function withMinimumAge(facts: Fact[], age: number | undefined): Fact[] {
  return facts.map((fact) =>
    fact.id === 'idade' && age !== undefined && fact.state === 'sim'
      ? {
          ...fact,
          state: 'confirmar',
          stateText: FACT_STATES.confirmar,
          words: `${sentence(NUMBER_WORDS.years(age))} Confirmamos a idade com a operadora.`,
        }
      : fact,
  )
}
