import { isObjectSchemaType, type SchemaType } from 'sanity'

/** How many fields are named; of more only the number. */
const NAMED = 3

/** The titles of fields of a document: 'Título, Texto e mais 2'; '' for none. */
export function fieldNames(names: readonly string[], type: SchemaType | undefined): string {
  const fields = type && isObjectSchemaType(type) ? type.fields : []
  const titles = names.map(
    (name) => fields.find((field) => field.name === name)?.type.title ?? name,
  )
  const others = titles.length - NAMED
  const shown = others > 1 ? [...titles.slice(0, NAMED), `mais ${others}`] : titles
  return new Intl.ListFormat('pt-BR').format(shown)
}
