# What the page says besides `table.ftl`: home, settings, problems.
