import { isBlank } from '@elos/content/parts/letters/blank'
import { isRecord } from '@elos/content/parts/stored/value'
import type { RuleDef } from 'sanity'

/** Whether a paragraph or heading has nothing to see. A claim or another object in it is seen. */
export const isBlankBlock = (block: unknown): boolean =>
  isRecord(block) &&
  Array.isArray(block.children) &&
  block.children.every(
    (child: unknown) => isRecord(child) && typeof child.text === 'string' && isBlank(child.text),
  )

const isUnseen = (value: unknown): boolean =>
  typeof value === 'string'
    ? value !== '' && isBlank(value)
    : Array.isArray(value) && value.every(isBlankBlock)

/** Rules of a required text, short or long: it is there, and has something to see. */
export const filledRules = <Rule extends RuleDef<Rule>>(rule: Rule, message: string): Rule[] => [
  rule.required().error(message),
  rule.custom((value) => value === undefined || !isUnseen(value) || message),
]
