import { z } from 'zod'
import type { DevTools } from './devTools.ts'

const reportSchema = z.union([
  z.object({ event: z.literal('click'), at: z.number() }),
  z.object({
    event: z.literal('paint'),
    path: z.string(),
    at: z.number(),
    isPrerendered: z.boolean(),
  }),
])
type Report = z.infer<typeof reportSchema>

/** Runs in every page before its own scripts: reports when something is clicked, and when something is painted. */
const REPORTER = `
  addEventListener('click', ({ timeStamp }) =>
    report(JSON.stringify({ event: 'click', at: performance.timeOrigin + timeStamp })), true)
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) {
      if (name !== 'first-contentful-paint') continue
      const [{ activationStart }] = performance.getEntriesByType('navigation')
      report(JSON.stringify({
        event: 'paint',
        path: location.pathname,
        at: performance.timeOrigin + startTime,
        isPrerendered: activationStart > 0,
      }))
    }
  }).observe({ type: 'paint', buffered: true })`

const attachedSchema = z.object({
  sessionId: z.string(),
  targetInfo: z.object({
    type: z.string(),
    subtype: z.string().optional(),
    targetId: z.string(),
  }),
})
const changedSchema = attachedSchema.pick({ targetInfo: true })
const tabsSchema = z.object({ targetInfos: z.array(z.object({ targetId: z.string() })) })
const sessionSchema = attachedSchema.pick({ sessionId: true })
const valueSchema = z.object({ result: z.object({ value: z.unknown() }) })

interface TabOptions {
  /** How many times slower the processor is, also for pages that are rendered before a click. */
  cpu: number
  /** A script that runs in every page first. */
  script?: string
  /** Whether the visitor has asked for little data. */
  savesData?: boolean
}

/** Takes the tab of a browser that was just started. */
export async function takeTab(
  tools: DevTools,
  { cpu, script = '', savesData = false }: TabOptions,
) {
  const reports: Report[] = []
  /** The targets of the sessions with a page, which may be rendered before a click. */
  const sessions = new Map<string, string>()
  /** The session with the page that is shown. */
  let shown = ''
  let prerendered = 0

  const prepare = (session: string) => {
    const commands: [method: string, params: Record<string, unknown>][] = [
      ['Page.enable', {}],
      ['Runtime.enable', {}],
      ['Runtime.addBinding', { name: 'report' }],
      ['Page.addScriptToEvaluateOnNewDocument', { source: `${script}\n${REPORTER}` }],
      ['Emulation.setCPUThrottlingRate', { rate: cpu }],
      ['Emulation.setDataSaverOverride', { dataSaverEnabled: savesData }],
      ['Runtime.runIfWaitingForDebugger', {}],
    ]
    return Promise.all(commands.map(([method, params]) => tools.send(method, params, session)))
  }
  const ready = Promise.withResolvers<void>()
  tools.on('Target.attachedToTarget', (params) => {
    const { sessionId, targetInfo } = attachedSchema.parse(params)
    if (targetInfo.type !== 'page') return
    sessions.set(sessionId, targetInfo.targetId)
    if (targetInfo.subtype === 'prerender') prerendered += 1
    else shown = sessionId
    // A page that was rendered for nothing may be gone already.
    void prepare(sessionId).then(() => ready.resolve(), ready.resolve)
  })
  // A page that was rendered before the click takes the place of the other one.
  tools.on('Target.targetInfoChanged', (params) => {
    const { targetId, subtype } = changedSchema.parse(params).targetInfo
    const [session] = [...sessions].find(([, target]) => target === targetId) ?? []
    if (session && subtype === undefined) shown = session
  })
  tools.on('Runtime.bindingCalled', ({ payload }) => {
    reports.push(reportSchema.parse(JSON.parse(String(payload))))
  })
  await tools.send('Target.setDiscoverTargets', { discover: true, filter: [{}] })
  const { targetInfos } = tabsSchema.parse(
    await tools.send('Target.getTargets', { filter: [{ type: 'tab' }] }),
  )
  const { sessionId } = sessionSchema.parse(
    await tools.send('Target.attachToTarget', {
      targetId: targetInfos[0]?.targetId,
      flatten: true,
    }),
  )
  const everything = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true, filter: [{}] }
  await tools.send('Target.setAutoAttach', everything, sessionId)
  await ready.promise

  const send = (method: string, params: Record<string, unknown> = {}) =>
    tools.send(method, params, shown)
  return {
    /** The reports of pages since the tab was taken, or since the list was emptied. */
    reports,
    /** How many pages were rendered before a click, or for nothing. */
    prerendered: () => prerendered,
    send,
    /** Returns what an expression has as its value in the page that is shown. */
    async evaluate<T>(expression: string, schema: z.ZodType<T>): Promise<T> {
      const answer = await send('Runtime.evaluate', { expression, returnByValue: true })
      return schema.parse(valueSchema.parse(answer).result.value)
    },
    /** Moves the mouse. */
    point: (x: number, y: number) => send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y }),
    /** Presses and releases the mouse, without waiting: the page may be gone when the answer comes. */
    click(x: number, y: number): void {
      for (const type of ['mousePressed', 'mouseReleased'])
        send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 }).catch(
          () => undefined,
        )
    },
  }
}

export type Tab = Awaited<ReturnType<typeof takeTab>>
