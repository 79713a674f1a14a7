import { setFileScope } from '@vanilla-extract/css/fileScope'

// Style modules need a file scope, which the build sets. Import this module before modules with styles.
setFileScope('app/ui/table/style-scope.fixture.ts', 'sextant')
