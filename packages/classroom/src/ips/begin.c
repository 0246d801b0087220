/* Included before the headers of a submission for IPS: the type of its answers, which a header may leave to the files that
   include it. */

#include <stdbool.h>
