/** Ends the process with one sentence for each variable that is invalid, before anything is started with them. */
export async function requireEnvironment(): Promise<void> {
  try {
    // The variables are checked when they are first read.
    await import('../env.ts')
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exit(1)
  }
}
