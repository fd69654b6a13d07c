import { badRequest, notFound } from '../../apiError.ts'
import { documentEvents } from '../../history/events.ts'
import { HistoryLog } from '../../history/log.ts'
import { transactionEntry } from '../../history/transactions.ts'
import { datasetOf, type Lake } from '../../lake.ts'
import { publishedId } from '../../store/document.ts'
import { flag, type LakeRequest, param } from '../request.ts'
import { json, type LakeResponse } from '../response.ts'
import { get, type Route } from '../router.ts'

/** The numbers of entries that a response contains by default, and at most. */
const LIMITS = { events: 100, transactions: 50, atMost: 1000 } as const

/** https://www.sanity.io/docs/http-reference/history */
export function historyRoutes(lake: Lake): Route[] {
  const logs = new Map<string, HistoryLog>()

  function logOf(request: LakeRequest): HistoryLog {
    const { name } = datasetOf(lake, param(request, 'dataset'))
    const log = logs.get(name) ?? new HistoryLog(lake.store.database, name)
    logs.set(name, log)
    return log
  }

  function events(request: LakeRequest) {
    const log = logOf(request)
    const id = param(request, 'id')
    const limit = limitOf(request, LIMITS.events)
    const before = numberParam(request, 'nextCursor') ?? Number.POSITIVE_INFINITY
    const all = documentEvents(id, log.revisionsOf(publishedId(id)))
    const rest = all.filter(({ seq }) => seq < before)
    const page = rest.slice(0, limit)
    const last = page.at(-1)
    const nextCursor = last && rest.length > limit ? String(last.seq) : ''
    return json({ events: { [id]: page.map(({ event }) => event) }, nextCursor })
  }

  function transactions(request: LakeRequest): LakeResponse {
    const log = logOf(request)
    const ids = param(request, 'ids').split(',')
    const entries = log.transactionsOf(ids, {
      fromSeq: seqParam(request, log, 'fromTransaction') ?? 0,
      toSeq: seqParam(request, log, 'toTransaction') ?? Number.MAX_SAFE_INTEGER,
      newestFirst: flag(request, 'reverse'),
      limit: limitOf(request, LIMITS.transactions),
    })
    const options = {
      ids: new Set(ids),
      identifiedOnly: flag(request, 'includeIdentifiedDocumentsOnly'),
      mutations: !flag(request, 'excludeMutations'),
      effects: request.query.get('effectFormat') === 'mendoza',
    }
    const lines = entries.map(
      (entry) => `${JSON.stringify(transactionEntry(entry, log, options))}\n`,
    )
    return {
      status: 200,
      headers: { 'Content-Type': 'application/x-ndjson; charset=utf-8' },
      body: lines.join(''),
    }
  }

  function documents(request: LakeRequest) {
    const log = logOf(request)
    const seq = seqParam(request, log, 'revision') ?? log.seqAt(timeParam(request))
    const find = flag(request, 'lastRevision')
      ? (id: string) => log.lastOf(id)
      : (id: string) => log.documentAt(id, seq)
    const found = param(request, 'ids')
      .split(',')
      .flatMap((id) => find(id) ?? [])
    return json({ documents: found })
  }

  return [
    get('/data/history/:dataset/events/documents/:id', events),
    get('/data/history/:dataset/transactions/:ids', transactions),
    get('/data/history/:dataset/documents/:ids', documents),
  ]
}

/** The number of the transaction that a parameter names; undefined if it is empty or absent. */
function seqParam(request: LakeRequest, log: HistoryLog, name: string): number | undefined {
  const id = request.query.get(name)
  if (!id) return undefined
  const seq = log.seqOf(id)
  if (seq === undefined) throw notFound(`Transaction "${id}" not found`)
  return seq
}

/** The moment that the parameter `time` names; now if it is empty or absent. */
function timeParam(request: LakeRequest): string {
  const time = Date.parse(request.query.get('time') || new Date().toISOString())
  if (Number.isNaN(time)) throw badRequest('Parameter "time" is not a date')
  return new Date(time).toISOString()
}

function limitOf(request: LakeRequest, fallback: number): number {
  const limit = numberParam(request, 'limit') ?? fallback
  return Math.min(Math.max(1, limit), LIMITS.atMost)
}

function numberParam(request: LakeRequest, name: string): number | undefined {
  const value = request.query.get(name)
  if (!value) return undefined
  if (!/^\d{1,15}$/.test(value)) throw badRequest(`Parameter "${name}" is not a number`)
  return Number(value)
}
