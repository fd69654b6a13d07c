import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCAL } from '@elos/stack/config'
import { issueToken, tokenKey } from '@elos/web/forms/token'
import { type APIResponse, expect, test } from '@playwright/test'
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

  const expected: [status: number, answer: APIResponse][] = [
    [200, await sendLead({ email, faixaEtaria: { '59oumais': 2 } })],
    [422, await sendLead({ email: `${NAME}@`, faixaEtaria: {} })],
    [303, await sendForm('/api/contato', { email })],
    [422, await sendForm('/api/contato', { email: NAME })],
    [422, await sendForm('/api/parceria', { email })],
    [422, await sendForm('/api/cotacao/amil-saude', { email: NAME })],
    [200, await request.get(`/faixas?pagina=/plano-senior&idades=${encodeURIComponent(NAME)}`)],
    [200, await request.get(`/parceiros-elos/perguntas?busca=${encodeURIComponent(NAME)}`)],
    [200, await request.get(`/busca?q=${encodeURIComponent(NAME)}`)],
    [200, await request.get(`/portabilidade/resposta?situacao=${encodeURIComponent(NAME)}`)],
    [404, await request.get(`/nao-existe/${encodeURIComponent(email)}/${PHONE}`)],
  ]
  for (const [status, answer] of expected) expect(answer.status(), answer.url()).toBe(status)
  // The log of a request is written when its answer has ended.
  await expect.poll(() => readLog().slice(before)).toContain('"path":"/nao-existe/[…]')
  const log = readLog().slice(before)
  for (const path of ['/api/leads', '/api/contato', '/api/parceria', '/api/cotacao/amil-saude'])
    expect(log).toContain(`"method":"POST","path":"${path}"`)
  expect(log.split('\n').filter((line) => TOLD.test(line))).toEqual([])
})
