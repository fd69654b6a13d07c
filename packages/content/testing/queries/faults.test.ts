import { describe, expect, test } from 'vitest'
import { queryFaults, relistingFieldsOf } from './faults.ts'

const TAGGING = {
  lists: ['carrier'],
  relisted: ['order', 'path', 'subject', 'publishAt'],
  targets: (type: string, field: string) =>
    type === 'carrier' && field === 'broker' ? ['partner'] : [],
}

const faults = (query: string, tagging = {}) => queryFaults(query, { ...TAGGING, ...tagging })

const CARRIERS = '"carriers": *[_type == "carrier"] | order(order asc){_id, name}'

describe('a query whose pages are invalidated by every change', () => {
  test.each([
    `*[_type == "homePage" && _id == $id][0]{_id, ${CARRIERS}}`,
    `*[_id == $id][0]{_id, ${CARRIERS}, items[]->{_id, name}}`,
    `{${CARRIERS}, "all": count(*[_type == "carrier"])}`,
    `{${CARRIERS}, "route": *[_type == "route" && subject._ref == ^._id][0]{path}}`,
    `{${CARRIERS}, "page": *[_type == "route" && path == $path][0]{_id, link{route->{path}}}}`,
    `{${CARRIERS}, "logo": *[_id == $id][0]{_id, image{"asset": asset->{url}}}}`,
    `{${CARRIERS}, "x": *[_id == $id][0]{_id, "who": broker->name, broker{_ref}}}`,
    `{${CARRIERS}, "x": *[_id == $id][0]{_id, "kind": broker->_type, "is": defined(broker->_id)}}`,
    `{${CARRIERS}, "x": *[_id == $id][0]{..., broker->}}`,
  ])('has no fault: %s', (query) => {
    expect(faults(query)).toEqual([])
  })
})

/** Something that may be forgotten, a query without it, and a part of the message. */
const FORGOTTEN: [string, string, string][] = [
  [
    'the _id of a document that is referred to',
    `{${CARRIERS}, "x": *[_id == $id][0]{_id, broker->{name}}}`,
    'It shows broker->{name} without',
  ],
  [
    'the _id of a field read through a reference',
    `{${CARRIERS}, "x": *[_id == $id][0]{_id, "who": broker->name}}`,
    'It shows broker->{name} without',
  ],
  [
    'the _id of documents in an array of references',
    `{${CARRIERS}, "x": *[_id == $id][0]{_id, brokers[]->{name}}}`,
    'It shows brokers[]->{name} without',
  ],
  [
    'the _id of a reference within a reference',
    `{${CARRIERS}, "x": *[_id == $id][0]{_id, broker->{_id, city->{name}}}}`,
    'It shows city->{name} without',
  ],
  [
    'the _id of listed documents',
    '*[_type == "carrier"]{name}',
    'It shows *[carrier]{name} without',
  ],
  ['the _id of listed values', '*[_type == "carrier"].name', 'It shows *[carrier]{name} without'],
  [
    'the tag of a list',
    `{${CARRIERS}, "plans": *[_type == "plan"]{_id, name}}`,
    "Add 'plan' to its lists",
  ],
  [
    'the tag of a list that is only counted',
    `{${CARRIERS}, "plans": count(*[_type in ["plan", "carrier"]])}`,
    "Add 'plan' to its lists",
  ],
  [
    'the field that filters a list',
    '*[_type == "carrier" && featured == true]{_id}',
    "Add 'featured' to the fields",
  ],
  [
    'the field that sorts a list',
    '*[_type == "carrier"] | order(rank desc, order asc){_id}',
    "Add 'rank' to the fields",
  ],
  [
    'a field of the list that a list within its filter reads',
    '*[_type == "carrier" && count(*[_type == "route" && subject._ref == ^.twin._ref]) > 0]{_id}',
    "Add 'twin' to the fields",
  ],
  [
    'the type of a document that a filter follows a reference to',
    '*[_type == "carrier" && broker->order > 1]{_id}',
    "Add 'partner' to its lists",
  ],
  [
    'the field of a document that a filter follows a reference to',
    '*[_type == "carrier" && broker->city == "x"]{_id}',
    "Add 'city' to the fields",
  ],
  ['the type of a list', `{${CARRIERS}, "new": *[order > 3]{_id}}`, 'Begin the filter with _type'],
  [
    'a list that the query has no more',
    '*[_type == "homePage" && _id == $id][0]{_id}',
    "Remove 'carrier' from its lists",
  ],
]

describe('a query in which something was forgotten', () => {
  test.each(FORGOTTEN)('%s is found in %s', (_, query, said) => {
    expect(faults(query)).toContainEqual(expect.stringContaining(said))
  })
})

test('the fields that relist documents are those that filter or sort a list, not those shown', () => {
  const query = `*[_type == "carrier" && inQuoteForm == true] | order(order asc, _id asc){_id, name}`
  expect(relistingFieldsOf(query).sort()).toEqual(['inQuoteForm', 'order'])
})
