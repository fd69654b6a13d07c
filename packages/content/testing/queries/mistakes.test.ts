import { describe, expect, test } from 'vitest'
import schema from '../../generated/schema.json' with { type: 'json' }
import { exportedQueries } from './exported.ts'
import { fieldsOf, queryMistakes } from './mistakes.ts'

const fields = new Set(fieldsOf(schema))
const carrierQuery = (await exportedQueries()).find(({ name }) => name === 'carrierQuery')?.query

const mistakesIn = (query: string) => queryMistakes(query, fields)

describe('a query', () => {
  test('whose names are fields of a schema, or given by the query itself, has no mistake', () => {
    expect(mistakesIn('*[_type == "plan"]{_id, "whole": name + slug.current}{whole}')).toEqual([])
  })

  test('that is no GROQ has the reason, and what was read before it', () => {
    expect(mistakesIn('*[_type == "carrier"]{\n  name name\n}')).toEqual([
      `Syntax error in GROQ query at position 29: Unexpected end of query, after '*[_type == "carrier"]{ name'`,
    ])
  })

  test('gets a message with the name that no schema has', () => {
    const mistaken = carrierQuery?.replace('minimumAge', 'minimumAgee') ?? ''
    expect(mistakesIn(mistaken)).toEqual(["no schema has a field 'minimumAgee'."])
  })
})
