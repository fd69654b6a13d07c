import { schemaTypes } from '../index.ts'

/** One definition of the schema, with where it stands: `homePage.hero.stats`. */
export interface Place {
  path: string
  definition: Readonly<Record<string, unknown>>
  role: 'type' | 'field' | 'member'
}

const isDefinition = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const definitions = (value: unknown) => (Array.isArray(value) ? value.filter(isDefinition) : [])

function descend(place: Place): Place[] {
  const { fields, of } = place.definition
  const below = [
    ...definitions(fields).map((definition) => ({ definition, role: 'field' as const })),
    ...definitions(of).map((definition) => ({ definition, role: 'member' as const })),
  ]
  return [
    place,
    ...below.flatMap(({ definition, role }) =>
      descend({
        definition,
        role,
        path: role === 'field' ? `${place.path}.${definition.name}` : `${place.path}[]`,
      }),
    ),
  ]
}

/** Every type, field and list member of the schema, however deep. */
export const places: Place[] = schemaTypes.flatMap((type) =>
  descend({ path: type.name, definition: { ...type }, role: 'type' }),
)
