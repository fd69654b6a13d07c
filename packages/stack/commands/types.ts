import { generateTypes } from '../checks/generatedTypes.ts'
import { step } from '../steps/progress.ts'

/** `npm run types`: writes the types of the schemas and of every GROQ query into packages/content/generated. */
export async function typesCommand(): Promise<number> {
  await step('Generating types from schemas and queries', generateTypes)
  return 0
}
