// Prints what to copy from a project of hosted Sanity. Run: npm run -s hosted -- types
import { contentTypes, RECORD_TYPES } from '../types.ts'

const USAGE = `Usage: npm run -s hosted -- types [--records]

  Prints the types of content, for 'sanity dataset export --types'; with --records those of private records,
  such as what visitors sent.`

const [command, option, ...others] = process.argv.slice(2)
const isRecords = option === '--records'
if (command === 'types' && others.length === 0 && (isRecords || option === undefined)) {
  console.log((isRecords ? RECORD_TYPES : contentTypes()).join())
} else {
  console.error(USAGE)
  process.exitCode = 2
}
