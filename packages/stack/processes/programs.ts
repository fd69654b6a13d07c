import { join } from 'node:path'
import { TOP } from '../config.ts'

/** The scripts behind the commands of the same name: what Node runs on every platform. */
export const NEXT = join(TOP, 'node_modules/next/dist/bin/next')
export const SANITY = join(TOP, 'node_modules/@sanity/cli/bin/run.js')
