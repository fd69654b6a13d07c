import { expect, test } from 'vitest'
import { inboxToken, purposeOf, readEnvironment } from '../env.ts'

test('a variable that is not set, or empty, has its default', () => {
  const empty = readEnvironment({ SITE_URL: '', SANITY_READ_TOKEN: '', SANITY_API_HOST: '' })
  expect(empty).toEqual(readEnvironment({}))
  expect(empty.SITE_URL).toBe('http://localhost:3000')
})

test('an empty CITIES_URL stands for the bundled list of cities', () => {
  expect(readEnvironment({ CITIES_URL: '' }).CITIES_URL).toBe('')
})

test('an origin may end with a slash', () => {
  expect(readEnvironment({ SITE_URL: 'https://example.com/' }).SITE_URL).toBe('https://example.com')
})

test.each([
  ['SITE_URL', 'example.com'],
  ['SITE_URL', 'https://example.com/site'],
  ['SITE_URL', 'ftp://example.com'],
  ['SITE_ROBOTS', 'shut'],
  ['SANITY_API_HOST', '127.0.0.1:3900'],
  ['SANITY_DATASET_VISIBILITY', 'secret'],
  ['STUDIO_URL', 'https://example.com/#'],
  ['SANITY_WEBHOOK_SECRET', 'short'],
  ['SANITY_WEBHOOK_SECRET_BEFORE', 'short'],
  ['CATCH_UP_SECONDS', '5s'],
  ['SMTP_URL', 'https://mail.example.com'],
  ['LEADS_WEBHOOK_URL', 'http://example.com'],
  ['LEADS_WEBHOOK_SECRET', 'secret'],
  ['LEADS_WEBHOOK_CONTACT', 'yes'],
  ['LEADS_INBOX', 'no'],
  ['REDIS_URL', 'http://127.0.0.1:6379'],
  ['CDN_PURGE_URL', 'purge'],
  ['METRICS_TOKEN', 'short'],
  ['LOG_LEVEL', 'loud'],
  ['INDEXNOW_KEY', 'a b'],
  ['CITIES_URL', 'ibge'],
])(
  'a value that a variable does not take is an error that says what it takes: %s=%s',
  (name, value) => {
    const message = `They take:\n\n  ${name}: ${purposeOf(name)}\n`
    expect(() => readEnvironment({ [name]: value })).toThrow(message)
  },
)

test('leads are stored with the write token, unless the inbox is off', () => {
  const inbox = (variables: Record<string, string>) => inboxToken(readEnvironment(variables))
  expect(inbox({ SANITY_WRITE_TOKEN: 'token' })).toBe('token')
  expect(inbox({ SANITY_WRITE_TOKEN: 'token', LEADS_INBOX: 'off' })).toBeUndefined()
  expect(inbox({})).toBeUndefined()
})

test('a private dataset cannot be read without a token', () => {
  expect(() => readEnvironment({ SANITY_DATASET_VISIBILITY: 'private' })).toThrow(
    'SANITY_READ_TOKEN: A private dataset is read with a token',
  )
})
