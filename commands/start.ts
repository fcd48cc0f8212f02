import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';

/**
 * `npm start`: the whole product. What turns TypeScript into JavaScript stays in the memory of a process that did so,
 * 18 MB, for as long as the product runs. So this one has Node keep the JavaScript, and turns into one that reads it.
 */
const root = join(import.meta.dirname, '..');
const compileCache = join(root, 'node_modules/.cache/launcher');
const { directory } = enableCompileCache(compileCache);
const { product } = await import('../launch/product.ts');
flushCompileCache();

// Windows lets no process become another program.
if (directory && process.platform !== 'win32')
  process.execve?.(
    process.execPath,
    ['node', '--disable-warning=ExperimentalWarning', join(root, 'launch/product.ts')],
    { ...process.env, NODE_COMPILE_CACHE: compileCache },
  );
await product();
