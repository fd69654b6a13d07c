/** What the site cannot run without in production, and what each is for. */
const REQUIRED = {
  SITE_URL: "the site's own origin, such as https://www.example.com.br",
  SANITY_PROJECT_ID: 'the project with the content',
  SANITY_WEBHOOK_SECRET: 'signs the publishing webhook (16 characters or more)',
}

/** What it can run without, and what is missing then. */
const ADVISED = {
  SANITY_READ_TOKEN: 'there are no previews of drafts',
  SANITY_WRITE_TOKEN: 'requests of visitors are not stored, and they are led to WhatsApp',
  CLIENT_ADDRESS_HEADER: 'forms are limited for all visitors together, not for each network',
}

/** Variables of a service that are not set; an empty one counts as not set. */
interface Missing {
  /** One line for each, for people: the variable and what it is for. */
  required: string[]
  advised: string[]
}

/** Returns what the environment of a service lacks. */
export function missingSettings(variables: Record<string, string | undefined>): Missing {
  const lack = (settings: Record<string, string>, mark: string) =>
    Object.entries(settings).flatMap(([name, text]) =>
      variables[name] ? [] : [`${name}${mark} ${text}`],
    )
  return { required: lack(REQUIRED, ':'), advised: lack(ADVISED, ' is not set:') }
}
