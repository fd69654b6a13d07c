import { expect, test } from 'vitest'
import { parseWebhooks, readWebhooks } from './webhook.ts'

const site = { name: 'site', url: 'http://localhost' }

test.each([
  ['GROQ that does not parse', [{ ...site, filter: '_type ==' }]],
  ['no address', [{ name: 'a', url: 'site' }]],
  ['two webhooks of the same name', [site, site]],
  ['an unknown option', [{ ...site, events: ['create'] }]],
])('webhooks with %s are refused', (_, webhooks) => {
  expect(() => readWebhooks(parseWebhooks(JSON.stringify(webhooks)))).toThrow(
    expect.objectContaining({ code: 'invalid-option' }),
  )
})
