/** A call on a rule: `required()`, `max(60)`, `error('…')`. */
export interface RuleCall {
  method: string
  args: unknown[]
}

/** The calls that one rule of a field was built by, in order. */
export type RuleChain = RuleCall[]

const chains = new WeakMap<object, RuleChain>()

function recorder(chain: RuleChain): object {
  const rule = new Proxy(
    {},
    {
      get:
        (_, method) =>
        (...args: unknown[]) =>
          recorder([...chain, { method: String(method), args }]),
    },
  )
  chains.set(rule, chain)
  return rule
}

/** What a field's `validation` asks of Sanity, without running it. */
export function recordRules(validation: unknown): RuleChain[] {
  if (typeof validation !== 'function') return []
  const rules: unknown[] = [validation(recorder([]))].flat()
  return rules.flatMap((rule) => {
    const chain = typeof rule === 'object' && rule !== null ? chains.get(rule) : undefined
    return chain ? [chain] : []
  })
}
