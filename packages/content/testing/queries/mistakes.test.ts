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

  test('without a bracket has the line, the column and the text of the bracket that is not closed', () => {
    expect(mistakesIn('*[_type == "carrier"]{\n  name,\n  lines[{name}\n}')).toEqual([
      'Unclosed bracket at 3:8 of the query, after \'*[_type == "carrier"]{ name, lines[\'',
    ])
  })

  test('that is no GROQ for another reason has the line and the column where reading it ended', () => {
    expect(mistakesIn('*[_type == "carrier"]{\n  name name\n}')).toEqual([
      `Unexpected end of query at 2:7 of the query, after '*[_type == "carrier"]{ name '`,
    ])
  })

  test('gets a message with the name that no schema has, and the field that was meant', () => {
    const mistaken = carrierQuery?.replace('minimumAge', 'minimumAgee') ?? ''
    expect(mistakesIn(mistaken)).toEqual([
      "no schema has a field 'minimumAgee'. Did you mean 'minimumAge'?",
    ])
  })

  test('gets a message with the name alone when it is like no field', () => {
    expect(mistakesIn('*[0]{"name": photograph->url}')).toEqual([
      "no schema has a field 'photograph'.",
    ])
  })
})
