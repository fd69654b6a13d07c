import type { Lead } from '@elos/leads'
import { onTestFinished } from 'vitest'
import { env } from '../../env.ts'
import { leadEndpoint } from '../leadEndpoint.ts'
import type { LeadSettings } from '../settings.ts'
import { issueToken, MIN_AGE_MS, tokenKey } from '../token.ts'

export const SITE = 'https://www.exemplo.com.br'
export const KEY = tokenKey('a write token')

/** A quote request as its form sends it. */
export const QUOTE = {
  kind: 'quote',
  key: 'a0000000-0000-4000-8000-000000000001',
  page: '/operadoras/amil',
  consent: '1',
  answers: {
    name: 'Maria José',
    email: 'maria@exemplo.com.br',
    phone: '(11) 98888-7777',
    operadora: 'amil',
    faixaEtaria: { '59oumais': 2 },
    message: '',
  },
}

/** A partner application as its form sends it. */
export const PARTNER = {
  ...QUOTE,
  kind: 'partner',
  answers: {
    nome: 'João',
    email: 'joao@exemplo.com.br',
    cidade: 'Campinas/SP',
    isCorretor: 'sim',
    vendePlanoSaude: 'nao',
    tiposSeguros: 'Auto',
  },
}

const CONTEXT = { params: Promise.resolve({}) }

/** Lets the site read the visitor's address in this header until the test ends. */
export function readAddressIn(header: string): void {
  env.CLIENT_ADDRESS_HEADER = header
  onTestFinished(() => {
    delete env.CLIENT_ADDRESS_HEADER
  })
}

/** The routes, with an inbox in memory: `stored` holds its leads. */
export function testRoutes(settings: Partial<LeadSettings> = {}) {
  // Forget the requests that other routes have counted.
  globalThis.replicas = undefined
  const stored: Lead[] = []
  const store = async (lead: Lead) => void stored.push(lead)
  const routes = leadEndpoint({ inbox: { store, tokenKey: KEY }, siteUrl: SITE, ...settings })
  const post = (body: string, headers: HeadersInit = {}) => {
    const own = {
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
      ...Object.fromEntries(new Headers(headers)),
    }
    const init = { method: 'POST', headers: own, body }
    return routes.POST(new Request(`${SITE}/api/leads`, init), CONTEXT)
  }
  const send = (lead: unknown, message: object = {}, headers: HeadersInit = {}) =>
    post(JSON.stringify({ token: goodToken(), website: '', lead, ...message }), headers)
  const get = () => routes.GET(new Request(`${SITE}/api/leads`), CONTEXT)
  return { stored, get, post, send }
}

/** The token of a form that was opened long enough ago. `key`: of the inbox. */
export const goodToken = (key = KEY) => issueToken(Date.now() - MIN_AGE_MS, key)
