/**
 * Builds the files that pages refer to, into `web/public`: the sprite of icons, the islands' scripts, the stylesheet
 * with its fonts. Takes the flags of the islands' and the stylesheet's build.
 */
import '../icons/build.ts'
import '../islands/build.ts'
import '../stylesheet/build.ts'
