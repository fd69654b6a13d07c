import { z } from 'zod'
import { bundledCity, type City, isState } from './bundled.ts'

const stateSchema = z.object({ sigla: z.string().refine(isState) })

/** One item of the service's answer. An item may lack one of its regions. */
const itemSchema = z.object({
  id: z.int().transform(String),
  nome: z.string().regex(/^\p{L}[\p{L}\p{M} .'’-]{0,59}$/u),
  microrregiao: z
    .object({ mesorregiao: z.object({ UF: stateSchema }) })
    .nullish()
    .catch(null),
  'regiao-imediata': z
    .object({ 'regiao-intermediaria': z.object({ UF: stateSchema }) })
    .nullish()
    .catch(null),
})

const idSchema = itemSchema.pick({ id: true })

/**
 * Reads a municipality from one item of the service's answer. Returns the bundled municipality with the
 * item's code if the rest of the item is invalid, and undefined if there is none.
 *
 * @see https://servicodados.ibge.gov.br/api/docs/localidades
 */
export function readCity(item: unknown): City | undefined {
  const known = bundledCity(idSchema.safeParse(item).data?.id ?? '')
  const { data } = itemSchema.safeParse(item)
  const { UF } =
    data?.microrregiao?.mesorregiao ?? data?.['regiao-imediata']?.['regiao-intermediaria'] ?? {}
  return data && UF ? { code: data.id, name: data.nome, state: UF.sigla } : known
}
