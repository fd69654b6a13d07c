// Sets up a project of hosted Sanity, and tells what to copy from it. Run: npm run hosted -- setup
import { stepsTo, wantedBy } from '../plan.ts'
import { hostedProject } from '../project.ts'
import { contentTypes, RECORD_TYPES } from '../types.ts'

const USAGE = `Usage: npm run hosted -- setup [--dry-run]
       npm run -s hosted -- types [--records]

  Allows the Studio's origin (CORS), and adds or corrects the publishing webhook. Running it again changes
  nothing but the webhook's secret. With --dry-run it only prints what it would do, and ends with 1 while
  the project lacks something.

  'types' prints the types of content, for 'sanity dataset export --types'; with --records those of private
  records, such as what visitors sent.

Variables of 'setup': SANITY_PROJECT_ID, SANITY_DATASET, SANITY_WEBHOOK_SECRET, SITE_URL, STUDIO_URL, and
SANITY_SETUP_TOKEN, a token of the project with the role 'Administrator'.`

async function main(args: string[]): Promise<number> {
  const [command, option, ...others] = args
  if (command === 'types' && args.length === (option === '--records' ? 2 : 1)) {
    console.log((option ? RECORD_TYPES : contentTypes()).join())
    return 0
  }
  const isDry = option === '--dry-run'
  if (command !== 'setup' || (option !== undefined && !isDry) || others.length > 0) {
    console.error(USAGE)
    return 2
  }
  const { SANITY_PROJECT_ID: id, SANITY_SETUP_TOKEN: token } = process.env
  if (!id || !token)
    throw new Error(`SANITY_PROJECT_ID or SANITY_SETUP_TOKEN is not set.\n\n${USAGE}`)
  const wanted = wantedBy(process.env)
  const project = hostedProject(id, token)
  const steps = stepsTo(wanted, await project.origins(), await project.hooks())
  console.log(`${id}/${wanted.dataset}${isDry ? ', without changing anything' : ''}:`)
  for (const { what, run } of steps) {
    if (!isDry) await run(project)
    console.log(`  ${what}`)
  }
  const isLacking = steps.some(({ lacking }) => lacking)
  if (!isLacking) console.log('  The project has all that it needs.')
  return isDry && isLacking ? 1 : 0
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  },
)
