import { z } from 'zod'
import { bundledCity, type City, isState } from './bundled.ts'

const state = z.object({ sigla: z.string().refine(isState) })

/** One item of the service's answer. Which of its regions are there differs from item to item. */
const Item = z.object({
  id: z.int().transform(String),
  nome: z.string().regex(/^\p{L}[\p{L}\p{M} .'’-]{0,59}$/u),
  microrregiao: z
    .object({ mesorregiao: z.object({ UF: state }) })
    .nullish()
    .catch(null),
  'regiao-imediata': z
    .object({ 'regiao-intermediaria': z.object({ UF: state }) })
    .nullish()
    .catch(null),
})

const Id = Item.pick({ id: true })

/**
 * A municipality from one item of the service's answer, as IBGE describes it; of an item that
 * cannot be used, what the bundled list has under its code.
 *
 * @see https://servicodados.ibge.gov.br/api/docs/localidades
 */
export function readCity(item: unknown): City | undefined {
  const known = bundledCity(Id.safeParse(item).data?.id ?? '')
  const { data } = Item.safeParse(item)
  const { UF } =
    data?.microrregiao?.mesorregiao ?? data?.['regiao-imediata']?.['regiao-intermediaria'] ?? {}
  return data && UF ? { code: data.id, name: data.nome, state: UF.sigla } : known
}
