import { showScript } from '../processes/script.ts'

/** `npm run lighthouse`: search and best practices, 100 on every template; 1 where they are not. */
export function lighthouseCommand(): Promise<number> {
  return showScript('tests/lighthouse/check.ts')
}
