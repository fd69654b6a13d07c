import { describe, expect, test } from 'vitest'
import { queryFaults, relistingFieldsOf, shownEntryFieldsOf } from './faults.ts'

const TAGGING = {
  lists: ['carrier'],
  relisted: ['order', 'route.path', 'publishAt'],
  reentered: ['route', 'publishAt'],
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
    `{${CARRIERS}, "next": *[_type == "carrier" && order > 1][0]{publishAt, route{path}}}`,
    `{${CARRIERS}, "paths": *[defined(route.path)] | order(route.path asc).route.path}`,
    `{${CARRIERS}, "pages": *[_type in ["plan"] && defined(route.path)]{_id, "path": route.path, name}}`,
    `{${CARRIERS}, "page": *[route.path == $path][0]{_id, link{"route": page->route{path}}}}`,
    `{${CARRIERS}, "page": *[_id == $id][0]{_id, link{"path": page->route.path}}}`,
    `{${CARRIERS}, "page": *[_id == $id][0]{_id, links[]{page->{"_entry": _id, route{path, name}}}}}`,
    `{${CARRIERS}, "page": *[_id == $id][0]{_id, pages[]->{"_entry": _id, "live": publishAt < $now}}}`,
    `{${CARRIERS}, "logo": *[_id == $id][0]{_id, image{"asset": asset->{url}}}}`,
    `{${CARRIERS}, "x": *[_id == $id][0]{_id, "who": broker->name, broker{_ref}}}`,
    `{${CARRIERS}, "x": *[_id == $id][0]{_id, "kind": broker->_type, "is": defined(broker->_id)}}`,
    `{${CARRIERS}, "x": *[_id == $id][0]{..., broker->}}`,
  ])('has no fault: %s', (query) => {
    expect(faults(query)).toEqual([])
  })
})

/** Things that may be forgotten, each with a query without it and a part of the message. */
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
  [
    'the _id of pages of which a list of links shows more than their paths',
    `{${CARRIERS}, "x": *[_id == $id][0]{_id, "routes": pages[]->route{path, name}}}`,
    'It shows pages[]->{route.path, route.name} without',
  ],
  ['the _id of listed values', '*[_type == "carrier"].name', 'It shows *[carrier]{name} without'],
  [
    'the _id of a document whose id has another name',
    `{${CARRIERS}, "x": *[_id == $id][0]{_id, broker->{"id": _id, name}}}`,
    'It shows broker->{name} without',
  ],
  [
    'the _id of a page of which a link shows more than its path',
    `{${CARRIERS}, "x": *[_id == $id][0]{_id, "route": page->route{path, name}}}`,
    'It shows page->{route.path, route.name} without',
  ],
  [
    'the _id of a document of which more than its entry is shown',
    `{${CARRIERS}, "x": *[_id == $id][0]{_id, pages[]->{"_entry": _id, "path": route.path, name}}}`,
    'It shows pages[]->{route.path, name} without',
  ],
  [
    'the _id of listed pages',
    `{${CARRIERS}, "pages": *[_type == "plan" && defined(route.path)]{"path": route.path, publishAt}}`,
    'It shows *[plan]{route.path, publishAt} without',
  ],
  [
    'the type of listed pages, some of which another field leaves out',
    `{${CARRIERS}, "pages": *[defined(route.path) && publishAt < $now]{_id}}`,
    'Begin the filter with _type',
  ],
  [
    'the tag of a list of pages that another field sorts',
    `{${CARRIERS}, "pages": *[_type == "plan" && defined(route.path)] | order(order asc){_id}}`,
    "Add 'plan' to its lists",
  ],
  [
    'the tag of a list of documents that have no page',
    `{${CARRIERS}, "others": *[_type == "plan" && !defined(route.path)]{_id}}`,
    "Add 'plan' to its lists",
  ],
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
    '*[_type == "carrier" && count(*[_type == "plan" && carrier._ref == ^.twin._ref]) > 0]{_id}',
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

test('the fields shown by an entry are those beside it, not those of another document', () => {
  const query = `*[_id == $id][0]{_id, name, pages[]->{"_entry": _id, route{path, name}, publishAt}}`
  expect(shownEntryFieldsOf(query).sort()).toEqual(['publishAt', 'route.name', 'route.path'])
})
