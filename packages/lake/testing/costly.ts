import { createHash } from 'node:crypto'
import sharp from 'sharp'

/** A request that takes a Lake long, by its content or its kind. */
export interface CostlyRequest {
  name: string
  /** The address after `/v1/`; `data/query/production` by default. */
  path?: (n: number) => string
  /** A file, or a value that is sent as JSON; a request without one is read. */
  body?: unknown
  /** The number of times that it is sent at once; 1 by default. */
  times?: number
  /** The number of others that listen to the neighbours meanwhile. */
  listeners?: number
}

const query = (name: string, groq: string, params = {}, times = 1): CostlyRequest => ({
  name,
  body: { query: groq, params },
  times,
})
const mutate = (name: string, ...mutations: unknown[]): CostlyRequest => ({
  name,
  path: () => 'data/mutate/production?returnIds=false',
  body: { mutations },
})

/** The documents that the requests are about; small, because their number is what makes the requests costly. */
export const COSTLY_DOCUMENTS = [
  ...Array.from({ length: 5000 }, (_, n) => ({
    _id: `author-${n}`,
    _type: 'author',
    name: `n${n}`,
  })),
  ...Array.from({ length: 3000 }, (_, n) => ({
    _id: `page-${n}`,
    _type: 'page',
    author: { _type: 'reference', _ref: `author-${n}` },
    text: 'palavra '.repeat(60),
  })),
]

const SEMI_JOIN = 'count(*[_type == "page" && author._ref in *[_type == "author"]._id])'
const CROSS_JOIN = 'count(*[_type == "page" && count(*[_type == "author" && _id != ^._id]) > 0])'
const doubled = (start: string, times: number, read: string) =>
  `{"a": ${start}}${'{"a": a + a}'.repeat(times)}${read}`
const MANY = Array.from({ length: 30_000 }, (_, n) => ({
  create: { _id: `many-${n}`, _type: 'many', n },
}))
const rows = Array.from({ length: 20_000 }, (_, n) => ({ _key: `k${n}`, n }))
const PHOTO_SIDE = 8192
const photo = await sharp({
  create: { width: PHOTO_SIDE, height: PHOTO_SIDE, channels: 3, background: '#c22' },
})
  .png()
  .toBuffer()
const photoName = `${createHash('sha1').update(photo).digest('hex')}-${PHOTO_SIDE}x${PHOTO_SIDE}.png`
const longText = 'a'.repeat(2_000_000)

/** The order matters: later ones change and delete what earlier ones have written. */
export const COSTLY_REQUESTS: readonly CostlyRequest[] = [
  query('semi-join 3,000 × 5,000', SEMI_JOIN),
  query('4 semi-joins at once', SEMI_JOIN, {}, 4),
  query(
    '4-deep _id in *[…]',
    `count(*[_id in ${'*[_id in '.repeat(3)}*[_id >= ""]._id${']._id'.repeat(3)}])`,
  ),
  query('cross join that counts', CROSS_JOIN),
  query('4 cross joins at once', CROSS_JOIN, {}, 4),
  query('cross join that lists', '*[_type == "page"]{"a": *[_type == "author"]{name}}'),
  query('count(*{"a": *{"b": *}})', 'count(*{"a": *{"b": *}})'),
  query('text of 50,000 against 20 × a*', '$text match $pattern', {
    text: `${'a'.repeat(50_000)}b`,
    pattern: `${'a*'.repeat(20)}c`,
  }),
  query('query of 2 MB', `"${longText}"`),
  query('300 KB of 1+1+…', `1${'+1'.repeat(150_000)}`),
  query('300 KB of [1,1,…]', `[1${',1'.repeat(150_000)}]`),
  query('10,000 parentheses', `${'('.repeat(10_000)}1${')'.repeat(10_000)}`),
  query('100,000 [', '['.repeat(100_000)),
  query('*[0...99999999999]', '*[0...99999999999]'),
  query('text doubled 24 times', doubled('"aaaaaaaaaaaaaaaa"', 24, '')),
  query('array doubled 24 times', doubled('[1]', 24, '')),
  query('array doubled 30 times', doubled('[1]', 30, '')),
  query(
    'string::split of a doubled text',
    `count(string::split(${doubled('"aaaa,"', 22, '.a')}, ","))`,
  ),
  query('[*,*,… 50]', `[${Array(50).fill('*').join(',')}]`),
  mutate('mutation of 2 MB', { createOrReplace: { _id: 'long', _type: 'long', text: longText } }),
  mutate('diffMatchPatch on 2 MB', {
    patch: { id: 'long', diffMatchPatch: { text: '@@ -1,4 +1,5 @@\n a\n+b\n aaa\n' } },
  }),
  mutate('change in a text of 2 MB', {
    patch: { id: 'long', set: { text: `${longText}b${'a'.repeat(1_900_000)}` } },
  }),
  mutate('20,000 objects', { createOrReplace: { _id: 'rows', _type: 'long', rows } }),
  mutate('20,000 objects reordered', { patch: { id: 'rows', set: { rows: rows.toReversed() } } }),
  mutate('mutation by a costly query', {
    patch: { query: CROSS_JOIN.replace(/^count\((.*)\)$/, '$1[0...1]'), set: { seen: true } },
  }),
  mutate('mutation of 30,000 documents', ...MANY),
  mutate('deletion of 30,000 documents', { delete: { query: '*[_type == "many"]' } }),
  mutate('mutation of 15 MB', { create: { _type: 'long', text: 'a'.repeat(15_000_000) } }),
  {
    ...mutate('1,000 listeners', { createOrReplace: { _id: 'heard', _type: 'neighbour' } }),
    times: 10,
    listeners: 1000,
  },
  { name: 'file of 50 MB', path: () => 'assets/files/production', body: Buffer.alloc(50_000_000) },
  { name: 'image 8192 × 8192', path: () => 'assets/images/production', body: photo },
  {
    name: '4 images 4000 × 4000',
    path: (n) => `images/elos/production/${photoName}?w=4000&h=4000&blur=20&fm=webp&q=${n}`,
    times: 4,
  },
]
