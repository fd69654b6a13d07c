import { business } from './business.ts'
import { family } from './family.ts'
import { individual } from './individual.ts'
import type { PlanSeed } from './plan.ts'
import { senior } from './senior.ts'

/** The plans, by document id. */
export const plans = {
  'plan-empresarial': business,
  'plan-senior': senior,
  'plan-familiar': family,
  'plan-individual': individual,
} satisfies Record<string, PlanSeed>

export type PlanId = keyof typeof plans
