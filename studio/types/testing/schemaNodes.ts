import { schemaTypes } from '../index.ts'

/** One definition of the schema with its path, such as `homePage.hero.stats`. */
interface SchemaNode {
  path: string
  definition: Readonly<Record<string, unknown>>
  role: 'type' | 'field' | 'member'
}

const isDefinition = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const definitions = (value: unknown) => (Array.isArray(value) ? value.filter(isDefinition) : [])

/** A definition and all definitions below it. */
function descend(node: SchemaNode): SchemaNode[] {
  const { fields, of } = node.definition
  const below = [
    ...definitions(fields).map((definition) => ({ definition, role: 'field' as const })),
    ...definitions(of).map((definition) => ({ definition, role: 'member' as const })),
  ]
  return [
    node,
    ...below.flatMap(({ definition, role }) =>
      descend({
        definition,
        role,
        path: role === 'field' ? `${node.path}.${definition.name}` : `${node.path}[]`,
      }),
    ),
  ]
}

/** Every type, field and list member of the schema, however deep. */
export const SCHEMA_NODES: SchemaNode[] = schemaTypes.flatMap((type) =>
  descend({ path: type.name, definition: { ...type }, role: 'type' }),
)
