import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCAL } from '@elos/stack/config'
import { issueToken, tokenKey } from '@elos/web/leads/token'
import { expect, test } from '@playwright/test'
import { newEmail } from '../support/forms.ts'
import { env } from '../support/lake.ts'

/** A person whom no other test names. */
const NAME = 'Zulmira Quintanilha'
const PHONE = '(11) 94321-8765'
const TOLD = /zulmira|quintanilha|94321.{0,3}8765|visita\./i

const readLog = () => readFileSync(join(LOCAL, 'logs', 'test', 'site.log'), 'utf8')

test('whatever a visitor sends, the log tells that something was sent, and nothing of the person', async ({
  request,
}) => {
  const before = readLog().length
  const email = newEmail()
  const origin = new URL(env.E2E_SITE_URL).origin
  const headers = { origin, 'sec-fetch-site': 'same-origin', referer: `${origin}/?nome=${NAME}` }
  const sendLead = (answers: object) =>
    request.post('/api/leads', {
      headers,
      data: {
        token: issueToken(Date.now() - 60_000, tokenKey(env.E2E_LAKE_TOKEN)),
        website: '',
        lead: {
          kind: 'quote',
          key: crypto.randomUUID(),
          page: '/amil-saude',
          consent: '1',
          answers: { name: NAME, phone: PHONE, operadora: 'amil', message: NAME, ...answers },
        },
      },
    })
  const sendForm = (path: string, fields: Record<string, string>) =>
    request.post(path, {
      headers,
      form: { name: NAME, nome: NAME, phone: PHONE, ...fields },
      maxRedirects: 0,
    })

  const sent = {
    'stored lead': await sendLead({ email, faixaEtaria: { '59oumais': 2 } }),
    'refused lead': await sendLead({ email: `${NAME}@`, faixaEtaria: {} }),
    'form for the chat': await sendForm('/api/contato', { email }),
    'refused form': await sendForm('/api/contato', { email: NAME }),
    'refused application': await sendForm('/api/parceria', { email }),
    'quote without script': await sendForm('/api/cotacao/amil-saude', { email: NAME }),
    question: await request.get(`/parceiros-elos/perguntas?busca=${encodeURIComponent(NAME)}`),
    'unknown path': await request.get(`/nao-existe/${encodeURIComponent(email)}/${PHONE}`),
  }
  const statuses = Object.entries(sent).map(([what, answer]) => [what, answer.status()])
  expect(Object.fromEntries(statuses)).toEqual({
    'stored lead': 200,
    'refused lead': 422,
    'form for the chat': 303,
    'refused form': 422,
    'refused application': 422,
    'quote without script': 422,
    question: 200,
    'unknown path': 404,
  })
  // The log of a request is written when its answer has ended.
  await expect.poll(() => readLog().slice(before)).toContain('"path":"/nao-existe/[…]')
  const log = readLog().slice(before)
  for (const path of ['/api/leads', '/api/contato', '/api/parceria', '/api/cotacao/amil-saude'])
    expect(log).toContain(`"method":"POST","path":"${path}"`)
  expect(log.split('\n').filter((line) => TOLD.test(line))).toEqual([])
})
