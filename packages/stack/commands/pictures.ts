import { showScript } from '../processes/script.ts'

/** `npm run pictures`: makes the pictures of the documentation again. */
export function picturesCommand(): Promise<number> {
  return showScript('tests/pictures/take.ts')
}
