import { StartFailure } from '~/process/start-failure'

/** Thrown if the mirror can't be written. The message is printed alone, and says what to do. */
export class MirrorFailure extends StartFailure {}
