/** A call on a rule: `required()`, `max(60)`, `error('…')`. */
interface RuleCall {
  method: string
  args: unknown[]
}

/** The calls that built one rule of a field, in order. */
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

/** The rules that a field's `validation` builds, recorded without running them. */
export function recordRules(validation: unknown): RuleChain[] {
  if (typeof validation !== 'function') return []
  const rules: unknown[] = [validation(recorder([]))].flat()
  return rules.flatMap((rule) => {
    const chain = typeof rule === 'object' && rule !== null ? chains.get(rule) : undefined
    return chain ? [chain] : []
  })
}
